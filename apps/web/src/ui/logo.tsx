/** Two sound arcs that meet: one voice, the other, and what they have in common. */
export function LogoMark({ className = 'size-7' }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 32 32"
			fill="none"
			strokeWidth="3.6"
			strokeLinecap="round"
			className={className}
			aria-hidden="true"
		>
			<path d="M7.2 8.2a9.2 9.2 0 1 1 0 15.6" className="stroke-ember" />
			<path d="M24.8 8.2a9.2 9.2 0 1 0 0 15.6" className="stroke-lagoon" />
		</svg>
	);
}

export function Logo() {
	return (
		<span className="inline-flex items-center gap-2.5">
			<LogoMark />
			<span className="serif text-head font-semibold">Nexus</span>
		</span>
	);
}
