import clsx from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

const CONTROL =
	'w-full rounded-control border bg-raised px-3.5 text-ink placeholder:text-soft/75 transition-colors duration-150 ' +
	'focus-visible:outline-offset-0 focus-visible:outline-1 ';

const READ_ONLY = 'read-only:bg-sunk read-only:hover:border-outline/60';

interface Labelled {
	label: string;
	hint?: ReactNode;
	error?: string;
	/** How much of what may be written is: shown at the end of the note. */
	counted?: string;
	/** The label is heard but not seen: what the control is for must be plain without it. */
	quietLabel?: boolean;
}

function Frame({
	id,
	label,
	hint,
	error,
	counted,
	quietLabel,
	children,
}: Labelled & { id: string; children: ReactNode }) {
	return (
		<div>
			<label htmlFor={id} className={quietLabel ? 'sr-only' : 'mb-1.5 block font-medium'}>
				{label}
			</label>
			{children}
			<div className="flex gap-4 text-note">
				{error ? (
					<p id={`${id}-note`} role="alert" className="mt-1.5 flex items-center gap-1.5 text-alarm">
						<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />
						{error}
					</p>
				) : (
					hint && (
						<p id={`${id}-note`} className="mt-1.5 text-soft">
							{hint}
						</p>
					)
				)}
				{counted && <p className="figures mt-1.5 ml-auto shrink-0 text-soft">{counted}</p>}
			</div>
		</div>
	);
}

const described = (id: string, { hint, error }: Labelled) => ({
	id,
	'aria-invalid': error ? true : undefined,
	'aria-describedby': hint || error ? `${id}-note` : undefined,
});

const edge = (error?: string) =>
	error ? 'border-alarm outline-alarm' : 'border-outline/60 hover:border-ink/60 focus-visible:border-ink';

export function TextField({ label, hint, error, className, ...rest }: Labelled & ComponentProps<'input'>) {
	const id = useId();
	return (
		<Frame id={id} label={label} hint={hint} error={error}>
			<input
				{...described(id, { label, hint, error })}
				className={clsx(CONTROL, READ_ONLY, edge(error), 'h-11', className)}
				{...rest}
			/>
		</Frame>
	);
}

export function TextArea({
	label,
	hint,
	error,
	counted,
	quietLabel,
	className,
	...rest
}: Labelled & ComponentProps<'textarea'>) {
	const id = useId();
	return (
		<Frame id={id} label={label} hint={hint} error={error} counted={counted} quietLabel={quietLabel}>
			<textarea
				{...described(id, { label, hint, error })}
				className={clsx(CONTROL, edge(error), 'min-h-24 resize-y py-2.5', className)}
				{...rest}
			/>
		</Frame>
	);
}

export function SelectField({
	label,
	hint,
	error,
	quietLabel,
	children,
	...rest
}: Labelled & ComponentProps<'select'>) {
	const id = useId();
	return (
		<Frame id={id} label={label} hint={hint} error={error} quietLabel={quietLabel}>
			<span className="relative block">
				<select
					{...described(id, { label, hint, error })}
					className={clsx(CONTROL, edge(error), 'h-11 appearance-none pr-10')}
					{...rest}
				>
					{children}
				</select>
				<ChevronDown className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-soft" aria-hidden="true" />
			</span>
		</Frame>
	);
}
