import type { AccountUsage } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { count, dollars, fileSize } from '../../lib/format.ts';
import { Section } from '../../ui/section.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { accountUsageQuery } from './queries.ts';

interface Share {
	label: string;
	used: number;
	limit: number | null;
	remaining: number | null;
	inWords: (amount: number) => string;
}

const sharesOf = ({ storage_bytes, episodes, jobs, system_key_usd }: AccountUsage): Share[] => [
	{ label: 'Armazenamento', ...storage_bytes, inWords: fileSize },
	{ label: 'Podcasts neste mês', ...episodes, inWords: count },
	{ label: 'Processamentos em andamento', ...jobs, inWords: count },
	{ label: 'Gasto deste mês com a chave do servidor', ...system_key_usd, inWords: dollars },
];

/** What the account uses of what this server allows it. Nothing while it is not known. */
export function UsageSection() {
	const { data } = useQuery(accountUsageQuery);
	if (!data) return null;
	return (
		<Section title="Uso da conta" text="Quanto esta conta ainda pode usar neste servidor.">
			<dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
				{sharesOf(data).map(({ label, used, limit, remaining, inWords }) =>
					limit === null || remaining === null ? null : (
						<div key={label}>
							<dt>{label}</dt>
							<dd className="figures mt-0.5 text-note text-soft">
								<strong className="font-semibold text-ink">{inWords(used)}</strong> de {inWords(limit)}
								<ShareBar value={used} max={limit} alarm={remaining === 0} className="mt-2" />
							</dd>
						</div>
					),
				)}
			</dl>
		</Section>
	);
}
