import { Languages, MousePointerClick, UsersRound } from 'lucide-react';

const CARDS = [
	{
		Icon: UsersRound,
		title: 'Personalidades de IA',
		text: 'Escolha quem conversa: uma dupla analítica, de entretenimento, educacional, de debate ou a dupla em português.',
	},
	{
		Icon: Languages,
		title: 'Multi-idioma',
		text: 'Episódios em Português (Brasil) ou English (US), com roteiro e vozes no idioma escolhido.',
	},
	{
		Icon: MousePointerClick,
		title: 'Geração em um clique',
		text: 'Arraste um arquivo .txt ou .md, clique em gerar e ouça a primeira parte enquanto o resto é produzido.',
	},
] as const;

export function FeatureCards() {
	return (
		<section aria-labelledby="recursos" className="border-t border-hairline py-14">
			<h2 id="recursos" className="sr-only">
				Recursos
			</h2>
			<ul className="grid gap-y-10 sm:grid-cols-3 sm:divide-x sm:divide-hairline">
				{CARDS.map(({ Icon, title, text }) => (
					<li key={title} className="sm:px-8 sm:first:pl-0 sm:last:pr-0">
						<Icon className="size-6" strokeWidth={1.6} aria-hidden="true" />
						<h3 className="serif mt-5 text-head font-semibold">{title}</h3>
						<p className="mt-2 max-w-[36ch] text-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
