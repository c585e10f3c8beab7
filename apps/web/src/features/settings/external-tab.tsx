import { useUser } from '../../lib/session.ts';

const example = (origin: string) => `curl -X POST ${origin}/api/podcasts \\
  -H "Authorization: Bearer SEU_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "title": "Meu Podcast",
    "preset": "analytical_duo",
    "text": "O texto do documento."
  }'`;

/** How another program makes a podcast. */
export function ExternalTab() {
	const user = useUser();
	return (
		<div className="max-w-2xl">
			<h2 className="serif text-head font-semibold">Use o Nexus em outros programas</h2>
			<p className="mt-2 max-w-xl text-soft">
				Tudo o que esta tela faz também pode ser pedido pela API, em nome de {user?.email ?? 'sua conta'}. A criação de
				um podcast é assim:
			</p>
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
				tabIndex={0}
				className="mt-5 overflow-x-auto rounded-surface border border-hairline bg-sunk p-4 text-note"
			>
				<code>{example(window.location.origin)}</code>
			</pre>
			<p className="mt-4 max-w-xl text-soft">
				O token é o <code>access_token</code> que <code>POST /api/v1/auth/login</code> devolve.
			</p>
		</div>
	);
}
