import { useLocation, useSearchParams } from 'wouter';
import { Library } from '../features/documents/library.tsx';
import { reuseDocument } from '../features/upload/upload-store.ts';
import { storeInTab } from '../lib/tab-storage.ts';
import { Page } from './page.tsx';

/** The user's documents, each of which can be used for another episode. */
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
					storeInTab('step', 1);
					reuseDocument(document);
					navigate('/');
				}}
			/>
		</Page>
	);
}
