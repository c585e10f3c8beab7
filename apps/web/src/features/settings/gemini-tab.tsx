import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/http-error.ts';
import { geminiStatusQuery } from '../../lib/queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { statusWords } from './gemini-words.ts';

/** How this installation writes and speaks, in plain words. */
export function GeminiTab() {
	const { data, error } = useQuery(geminiStatusQuery);
	if (error)
		return (
			<Panel tone="alarm" title="Não foi possível consultar o modelo de IA">
				{reasonOf(error, 'Tente novamente em instantes.')}
			</Panel>
		);
	if (!data) return <Skeleton className="h-32 max-w-xl" />;
	const { title, text } = statusWords(data);
	return (
		<div className="max-w-xl">
			<h2 className="serif text-head font-semibold">{title}</h2>
			<p className="mt-2 text-soft">{text}</p>
			<dl className="mt-7 border-t border-hairline">
				<div className="flex justify-between gap-6 border-b border-hairline py-3">
					<dt className="text-soft">Chave Gemini do sistema</dt>
					<dd className="font-medium">{data.has_system_gemini_key ? 'Configurada' : 'Não configurada'}</dd>
				</div>
				<div className="flex justify-between gap-6 border-b border-hairline py-3">
					<dt className="text-soft">Sua própria chave</dt>
					<dd className="font-medium">{data.custom_config_required ? 'Obrigatória' : 'Opcional'}</dd>
				</div>
			</dl>
		</div>
	);
}
