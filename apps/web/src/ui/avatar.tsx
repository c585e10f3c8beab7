import clsx from 'clsx';
import { useState } from 'react';
import { initials } from '../lib/format.ts';

/** The service that draws a picture from a name (D13); an empty address keeps the initials. */
const AVATAR_BASE: string = import.meta.env.VITE_AVATAR_URL ?? 'https://api.dicebear.com/9.x/initials/svg?seed=';

interface AvatarProps {
	username: string;
	fullName: string;
	className?: string;
}

/** The initials at once; the picture in their place when, and only when, it arrives. */
export function Avatar({ username, fullName, className = 'size-10' }: AvatarProps) {
	const [arrived, setArrived] = useState(false);
	return (
		<span
			className={clsx(
				'relative inline-grid place-items-center overflow-hidden rounded-full bg-ink text-paper',
				className,
			)}
		>
			{AVATAR_BASE && (
				<img
					src={`${AVATAR_BASE}${encodeURIComponent(username)}`}
					alt=""
					referrerPolicy="no-referrer"
					onLoad={() => setArrived(true)}
					className={clsx('absolute inset-0 size-full object-cover', !arrived && 'invisible')}
				/>
			)}
			{!arrived && (
				<span
					data-initials={initials(fullName || username)}
					className="text-note font-semibold before:content-[attr(data-initials)]"
				/>
			)}
		</span>
	);
}
