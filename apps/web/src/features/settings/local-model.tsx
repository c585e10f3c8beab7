import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const VARIABLES = `SCRIPT_ENGINE=openai
OPENAI_BASE_URL=http://127.0.0.1:11434/v1
OPENAI_MODEL=qwen3:14b`;

/** How whoever runs this server lets a model of their own write; open for those who come by its link. */
export function LocalModel() {
	const section = useRef<HTMLDivElement>(null);
	const asked = window.location.hash === '#modelo-local';
	useEffect(() => {
		if (asked) section.current?.scrollIntoView({ block: 'nearest' });
	}, [asked]);
	return (
		<div ref={section} id="modelo-local" className="mt-2">
			<Disclosure title="Usar um modelo local" open={asked}>
				<p className="mb-2 text-soft">
					Um modelo neste computador ou na sua rede (Ollama, LM Studio, vLLM) pode escrever os roteiros, sem chave e sem
					custo. Se ele roda na mesma máquina que o Nexus, quem administra o servidor o escolhe em Administração. Se
					roda em outra máquina, defina estas variáveis, com o endereço dela, antes de iniciar o Nexus.
				</p>
				<CodeBlock title="Por exemplo, com o Ollama" label="Variáveis de um modelo local" code={VARIABLES} />
			</Disclosure>
		</div>
	);
}
