import { Tooltip } from 'radix-ui';
import { type ComponentProps, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { useTooltipWords } from './use-tooltip-words.ts';

/** Milliseconds for which an element must be pointed at, and after another tooltip within which it need not be. */
const DELAY = 700;
const SKIP = 300;

const TOOLTIPPED = '[data-tooltip]';
const isFocusVisible = (element: Element): boolean => element.matches(':focus-visible');

interface TriggerProps extends ComponentProps<'button'> {
	element: HTMLElement;
}

/** Does to an element that is on the page already what Radix asks of its trigger, so that none is wrapped for its sake. */
function ExistingTrigger({ element, ref, 'aria-describedby': description, ...props }: TriggerProps) {
	useImperativeHandle(ref, () => element as HTMLButtonElement, [element]);
	useLayoutEffect(() => {
		if (description === undefined) return;
		element.setAttribute('aria-describedby', description);
		return () => element.removeAttribute('aria-describedby');
	}, [element, description]);
	useLayoutEffect(() => {
		const ending = new AbortController();
		for (const [name, listener] of Object.entries(props)) {
			if (!/^on[A-Z]/.test(name)) continue;
			const heard = (event: Event) => {
				// A dialog gives the focus back to what was clicked: that calls for no tooltip.
				if (event.type !== 'focus' || isFocusVisible(element)) listener(event);
			};
			element.addEventListener(name.slice(2).toLowerCase(), heard, ending);
		}
		return () => ending.abort();
	});
	useEffect(() => {
		// What brought it here came before it listened.
		if (element.matches(':hover')) element.dispatchEvent(new PointerEvent('pointermove'));
		if (element === document.activeElement) element.dispatchEvent(new FocusEvent('focus'));
	}, [element]);
	return null;
}

/** The tooltip of one element. */
function TooltipOf({ element }: { element: HTMLElement }) {
	const [open, setOpen] = useState(false);
	const words = useTooltipWords(element, open);
	if (words === undefined) return null;
	return (
		<Tooltip.Root open={open} onOpenChange={setOpen}>
			<Tooltip.Trigger asChild>
				<ExistingTrigger element={element} />
			</Tooltip.Trigger>
			<Tooltip.Portal>
				<Tooltip.Content
					sideOffset={6}
					collisionPadding={8}
					// A dialog closes for what is pressed beside it; this is not beside it.
					onPointerDown={(event) => event.stopPropagation()}
					className="z-60 max-w-72 animate-enter rounded-control bg-ink px-2.5 py-1.5 text-note text-paper"
				>
					{words}
				</Tooltip.Content>
			</Tooltip.Portal>
		</Tooltip.Root>
	);
}

/** Elements by a number of their own. */
type Elements = ReadonlyMap<HTMLElement, number>;

let count = 0;
/** With one more, without those that have gone from the page. */
const withElement = (known: Elements, element: HTMLElement): Elements =>
	new Map([...[...known].filter(([other]) => other.isConnected), [element, known.get(element) ?? ++count]]);

/** The tooltips of the page: of whatever carries its words in `data-tooltip` (tooltip.tsx), once it is pointed at or focused. */
export default function Tooltips() {
	const [elements, setElements] = useState<Elements>(new Map());
	useEffect(() => {
		const ending = new AbortController();
		const meet = (target: EventTarget | null) => {
			const element = target instanceof Element && target.closest<HTMLElement>(TOOLTIPPED);
			if (element) setElements((known) => withElement(known, element));
		};
		const listen = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void) =>
			window.addEventListener(type, heard, { capture: true, signal: ending.signal });
		listen('pointerover', ({ target, pointerType }) => {
			if (pointerType !== 'touch') meet(target);
		});
		listen('focus', ({ target }) => {
			if (target instanceof Element && isFocusVisible(target)) meet(target);
		});
		for (const element of document.querySelectorAll(`${TOOLTIPPED}:is(:hover, :focus-visible)`)) meet(element);
		return () => ending.abort();
	}, []);
	return (
		<Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP}>
			{[...elements].map(([element, id]) => (
				<TooltipOf key={id} element={element} />
			))}
		</Tooltip.Provider>
	);
}
