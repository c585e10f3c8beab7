import clsx from 'clsx';
import { Avatar as Radix } from 'radix-ui';
import { initials } from '../lib/format.ts';

/** The service that draws a picture from a name (D13); an empty address keeps the initials. */
const AVATAR_BASE: string = import.meta.env.VITE_AVATAR_URL ?? 'https://api.dicebear.com/9.x/initials/svg?seed=';

interface AvatarProps {
	username: string;
	fullName: string;
	className?: string;
}

/** The initials at once; the picture over them when, and only when, it arrives. */
export function Avatar({ username, fullName, className = 'size-10' }: AvatarProps) {
	return (
		<Radix.Root
			className={clsx(
				'relative inline-grid place-items-center overflow-hidden rounded-full bg-ink text-paper',
				className,
			)}
		>
			{AVATAR_BASE && (
				<Radix.Image
					src={`${AVATAR_BASE}${encodeURIComponent(username)}`}
					alt=""
					referrerPolicy="no-referrer"
					className="absolute inset-0 size-full object-cover"
				/>
			)}
			<Radix.Fallback
				data-initials={initials(fullName || username)}
				className="text-note font-semibold before:content-[attr(data-initials)]"
			/>
		</Radix.Root>
	);
}
