import { AudioLines, MessagesSquare, Sparkles } from 'lucide-react';

const FEATURES = [
	[Sparkles, 'Geração inteligente', 'O texto é lido por inteiro e vira um roteiro com começo, meio e fim.'],
	[
		MessagesSquare,
		'Múltiplos apresentadores',
		'Duplas que analisam, ensinam, divertem ou debatem, em português e inglês.',
	],
	[AudioLines, 'Qualidade premium', 'Volume uniforme, pausas naturais e transcrição palavra por palavra.'],
] as const;

/** What the product is, beside the forms. */
export function SidePanel() {
	return (
		<aside className="relative hidden overflow-hidden border-l border-hairline bg-sunk lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
			<svg
				viewBox="0 0 600 400"
				fill="none"
				strokeWidth="15"
				strokeLinecap="round"
				preserveAspectRatio="xMidYMid meet"
				className="min-h-0 w-full flex-1 px-12 pt-12"
				aria-hidden="true"
			>
				{[178, 140, 102, 64].map((radius) => (
					<g key={radius} opacity={1.1 - radius / 215}>
						<path d={`M205 ${200 - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}`} className="stroke-ember" />
						<path d={`M395 ${200 - radius}a${radius} ${radius} 0 0 0 0 ${radius * 2}`} className="stroke-lagoon" />
					</g>
				))}
			</svg>
			<div className="max-w-xl p-12">
				<p className="serif text-title font-semibold">Nexus Podcasts</p>
				<p className="mt-2 text-read text-soft">Duas vozes, um documento, uma boa conversa.</p>
				<ul className="mt-9 border-t border-hairline">
					{FEATURES.map(([Icon, title, text]) => (
						<li key={title} className="flex gap-4 border-b border-hairline py-4">
							<Icon className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
							<div>
								<h2 className="font-semibold">{title}</h2>
								<p className="text-soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</aside>
	);
}
