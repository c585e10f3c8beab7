import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { call } from '../lib/api.ts';
import { HttpError } from '../lib/http-error.ts';
import { useLinkToken } from '../lib/link-token.ts';
import { logout, type Session } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useReplaceFirstPaint } from './use-replace-first-paint.ts';
import { useTitle } from './use-title.ts';

const isEnded = (error: unknown): boolean => error instanceof HttpError && [410, 422].includes(error.status);

/** Where a link leads with which somebody sets a password. */
export default function ResetPasswordPage({ session }: { session: Session }) {
	useReplaceFirstPaint();
	useTitle('Nova senha');
	const token = useLinkToken();
	const [doneWith, setDoneWith] = useState<string | null>(null);
	const link = useQuery({
		queryKey: ['password-link', token],
		queryFn: token === null ? skipToken : ({ signal }) => call('checkPasswordLink', { body: { token }, signal }),
		enabled: token !== doneWith,
		gcTime: 0,
	});

	if (token !== null && token === doneWith) {
		return (
			<Said title="Senha definida" text="Entre com a nova senha. As sessões que estavam abertas foram encerradas." />
		);
	}
	if (token === null)
		return <Said title="Este link está incompleto" text="Abra o link inteiro, como você o recebeu." />;
	if (isEnded(link.error)) {
		return (
			<Said
				title="Este link não vale mais"
				text="Ele já foi usado ou passou da validade. Peça outro a quem administra esta instalação."
			/>
		);
	}
	if (link.error && !link.isFetching) {
		return (
			<UnreachableScreen
				text="Verifique a conexão e tente novamente. O link continua valendo."
				onRetry={() => void link.refetch()}
			/>
		);
	}
	if (!link.data) return <LoadingScreen />;

	const { email } = link.data;
	const other = session.state === 'authenticated' && session.user.email !== email ? session.user.email : null;
	return (
		<AuthFrame>
			<Heading title="Defina sua senha">
				Para a conta <strong className="font-medium text-ink wrap-anywhere">{email}</strong>. As sessões abertas dela
				são encerradas.
			</Heading>
			{other !== null && (
				<p className="mb-6 rounded-surface bg-sunk p-4">
					Este navegador está na conta <strong className="font-medium wrap-anywhere">{other}</strong>. Ao definir a
					senha, você sai dela aqui.
				</p>
			)}
			<ResetPasswordForm
				key={token}
				token={token}
				email={email}
				onEnded={() => void link.refetch()}
				onDone={async () => {
					if (session.state !== 'unauthenticated') await logout();
					setDoneWith(token);
				}}
			/>
		</AuthFrame>
	);
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
	return (
		<>
			<h1 className="serif text-title font-semibold">{title}</h1>
			<p className="mt-2 mb-7 text-soft">{children}</p>
		</>
	);
}

function Said({ title, text }: { title: string; text: string }) {
	return (
		<AuthFrame>
			<div role="status">
				<Heading title={title}>{text}</Heading>
			</div>
			<Button asChild variant="primary" className="w-full">
				<Link href="/auth">Ir para o login</Link>
			</Button>
		</AuthFrame>
	);
}
