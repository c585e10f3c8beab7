import { useLocation, useSearchParams } from 'wouter';
import { Library } from '../features/documents/library.tsx';
import { reuseDocument } from '../features/upload/upload-store.ts';
import { keep } from '../lib/kept.ts';
import { Page } from './page.tsx';

/** What the user has brought, each to be used again for another episode. */
export default function DocumentsPage() {
	const [params, setParams] = useSearchParams();
	const [, navigate] = useLocation();
	return (
		<Page
			title="Seus documentos"
			description="O que você enviou ou trouxe, para usar de novo com outra dupla ou outro formato."
			back={{ href: '/', label: 'Criar Podcast' }}
		>
			<Library
				search={params.get('busca') || undefined}
				onSearch={(search) => setParams(search ? { busca: search } : {}, { replace: true })}
				onUse={(document) => {
					keep('step', 1);
					reuseDocument(document);
					navigate('/');
				}}
			/>
		</Page>
	);
}
