import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { fetchCode } from '../lib/fetch-code.ts';
import { whenIdle } from '../lib/idle.ts';

export interface Later<Props> {
	(props: Props): ReactNode;
	/** Has it there before it is rendered, so that it comes with the first rendering. Waits for a server that is away. */
	load: () => Promise<unknown>;
	/** Tries to have it there, once: it may never be wanted. */
	prepare: () => Promise<unknown>;
}

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code comes when it is wanted. */
export function later<Props extends object>(fetch: Fetch<Props>): Later<Props> {
	let loaded: ComponentType<Props> | undefined;
	const prepare = async () => {
		const fetched = await fetch();
		loaded = fetched.default;
		return fetched;
	};
	const load = () => fetchCode(prepare);
	const Awaited: ComponentType<Props> = lazy(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each component, where it is named
	const Later = (props: Props) => {
		const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited);
		return <Shown {...props} />;
	};
	return Object.assign(Later, { load, prepare });
}

/** As {@link later}, for what only a click brings about: its code comes as soon as there is nothing else to do. */
export function atLeisure<Props extends object>(fetch: Fetch<Props>): Later<Props> {
	const component = later(fetch);
	whenIdle(component.prepare);
	return component;
}
