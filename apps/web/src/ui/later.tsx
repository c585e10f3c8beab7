import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { whenIdle } from '../lib/idle.ts';

export interface Later<Props> {
	(props: Props): ReactNode;
	/** Has it there before it is rendered, so that it comes with the first rendering. */
	load: () => Promise<unknown>;
}

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code comes when it is wanted. */
export function later<Props extends object>(fetch: Fetch<Props>): Later<Props> {
	let loaded: ComponentType<Props> | undefined;
	const load = async () => {
		const fetched = await fetch();
		loaded = fetched.default;
		return fetched;
	};
	const Awaited: ComponentType<Props> = lazy(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each component, where it is named
	const Later = (props: Props) => {
		const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
		return <Shown {...props} />;
	};
	return Object.assign(Later, { load });
}

/** As {@link later}, for what only a click brings about: its code comes as soon as there is nothing else to do. */
export function atLeisure<Props extends object>(fetch: Fetch<Props>): Later<Props> {
	const component = later(fetch);
	whenIdle(component.load);
	return component;
}
