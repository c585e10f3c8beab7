import { Link } from 'wouter';
import { FeatureCards } from '../features/landing/feature-cards.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { SampleEpisode } from '../features/landing/sample-episode.tsx';
import { Button } from '../ui/button.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useReplaceFirstPaint } from './use-replace-first-paint.ts';
import { useTitle } from './use-title.ts';

export default function LandingPage() {
	useReplaceFirstPaint();
	useTitle('Documentos que viram conversa');
	return (
		<div className="mx-auto flex min-h-dvh max-w-[76rem] flex-col px-5 sm:px-10">
			<header className="flex items-center justify-between py-5">
				<Logo />
				<div className="flex items-center gap-2">
					<ThemeToggle />
					<Button asChild>
						<Link href="/auth">Entrar</Link>
					</Button>
				</div>
			</header>
			<main className="flex-1">
				<section className="grid items-center gap-x-16 gap-y-10 pt-8 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:pb-24">
					<div>
						<h1 className="serif-display text-display font-medium">
							Seu documento, <br />
							<em className="text-ember-ink">contado</em> a <em className="text-lagoon-ink">duas vozes</em>.
						</h1>
						<p className="mt-6 max-w-lg text-read text-soft">
							Envie um texto. O Nexus lê tudo, escreve o roteiro e entrega um podcast com dois apresentadores
							conversando sobre ele.
						</p>
						<div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
							<Button asChild variant="primary" size="large">
								<Link href="/auth">Começar agora</Link>
							</Button>
							<span className="text-soft">Sem chave de API para começar.</span>
						</div>
					</div>
					{__HAS_SAMPLE__ && <SampleEpisode />}
				</section>
				<FeatureCards />
				<HowItWorks />
			</main>
			<footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline py-7 text-note text-soft">
				<span className="inline-flex items-center gap-2">
					<LogoMark className="size-5" /> Nexus Podcasts
				</span>
				<span>Software livre, licença GPL-3.0.</span>
			</footer>
		</div>
	);
}
