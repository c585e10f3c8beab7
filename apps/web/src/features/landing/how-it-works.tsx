const STEPS = [
	['Envie o documento', 'Um arquivo .md ou .txt de até 10MB: um artigo, um capítulo, as notas da semana.'],
	['Escolha o estilo', 'A dupla de apresentadores, o idioma e, se quiser, instruções suas para o tom da conversa.'],
	['Gere e baixe', 'Acompanhe cada parte ficar pronta, ouça ali mesmo e baixe o áudio em MP3.'],
] as const;

export function HowItWorks() {
	return (
		<section aria-labelledby="como-funciona" className="border-t border-hairline py-14 sm:py-20">
			<h2 id="como-funciona" className="serif text-title font-semibold">
				Como funciona
			</h2>
			<ol className="mt-9 grid gap-y-8 sm:grid-cols-3">
				{STEPS.map(([title, text], index) => (
					<li key={title} className="flex gap-5 sm:flex-col sm:gap-3 sm:px-8 sm:first:pl-0 sm:last:pr-0">
						<span
							aria-hidden="true"
							className="serif-display w-10 shrink-0 text-title font-medium text-soft sm:text-display"
						>
							{index + 1}
						</span>
						<div>
							<h3 className="text-read font-semibold">{title}</h3>
							<p className="mt-1 max-w-[40ch] text-soft">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
