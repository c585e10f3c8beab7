import { API_KEY_SCOPES, type ApiKeyScope } from '@nexus/contract/api-key-constants';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { SCOPE_WORDS } from './scope-words.ts';

interface ScopeChoiceProps {
	chosen: readonly ApiKeyScope[];
	error?: string | undefined;
	onToggle: (scope: ApiKeyScope, chosen: boolean) => void;
}

/** The permissions of a key, each with what it allows and its name in the API. */
export function ScopeChoice({ chosen, error, onToggle }: ScopeChoiceProps) {
	const id = useId();
	return (
		<fieldset aria-describedby={error ? id : undefined}>
			<legend className="mb-2 font-medium">Permissões</legend>
			<div className="grid gap-x-6 sm:grid-cols-2">
				{API_KEY_SCOPES.map((scope) => (
					<label
						key={scope}
						className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-hairline py-1.5 hover:bg-ink/4"
					>
						<input
							type="checkbox"
							checked={chosen.includes(scope)}
							onChange={({ target }) => onToggle(scope, target.checked)}
							className="checkbox"
						/>
						<span className="min-w-0">
							<span className="block">{SCOPE_WORDS[scope]}</span>
							<span className="block font-mono text-note text-soft">{scope}</span>
						</span>
					</label>
				))}
			</div>
			{error && (
				<p id={id} role="alert" className="mt-1.5 flex items-center gap-1.5 text-note text-alarm">
					<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />
					{error}
				</p>
			)}
		</fieldset>
	);
}
