import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Page } from './page.tsx';

export default function NotFoundPage() {
	return (
		<Page title="Página não encontrada" description="Este endereço não leva a nenhuma tela do Nexus." width="reading">
			<div className="flex flex-wrap gap-2.5">
				<Button asChild variant="primary">
					<Link href="/">Criar Podcast</Link>
				</Button>
				<Button asChild>
					<Link href="/history">Ver o histórico</Link>
				</Button>
			</div>
		</Page>
	);
}
