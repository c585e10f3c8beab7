import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { meQuery } from '../../lib/user.ts';

/** Beside the basic voice: the way to better ones. */
export function BetterVoices() {
	const { data: user } = useQuery(meQuery);
	return (
		<p className="mt-3 text-note text-soft">
			{user?.is_admin ? (
				<>
					Para vozes que soam como pessoas,{' '}
					<Link href="/admin" className="font-medium text-ink underline underline-offset-4">
						instale vozes naturais
					</Link>
					: são gratuitas e funcionam nesta máquina.
				</>
			) : (
				'Para vozes que soam como pessoas, quem administra esta instalação pode instalar vozes naturais, gratuitas.'
			)}
		</p>
	);
}
