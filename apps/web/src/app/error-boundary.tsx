import { Component, type ReactNode } from 'react';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Catches what no screen expected, a script that no longer exists after an update for example. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
	override state = { broken: false };

	static getDerivedStateFromError() {
		return { broken: true };
	}

	override render() {
		if (!this.state.broken) return this.props.children;
		return (
			<UnreachableScreen
				title="Esta tela não abriu como deveria"
				text="Recarregue a página. Seus podcasts e documentos continuam salvos."
				onRetry={() => window.location.reload()}
			/>
		);
	}
}
