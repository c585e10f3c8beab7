import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { fetchCode } from '../lib/fetch-code.ts';
import { whenIdle } from '../lib/idle.ts';

export interface LazyComponent<Props> {
	(props: Props): ReactNode;
	/** Loads the code before it is rendered, so that it shows at once. Waits while the server does not answer. */
	load: () => Promise<unknown>;
	/** Tries to load the code, once: it may never be needed. */
	prepare: () => Promise<unknown>;
}

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is loaded when it is first rendered. */
export function lazyComponent<Props extends object>(fetch: Fetch<Props>): LazyComponent<Props> {
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

/** As {@link lazyComponent}, for what only a click shows: its code is loaded as soon as the page is idle. */
export function lazyWhenIdle<Props extends object>(fetch: Fetch<Props>): LazyComponent<Props> {
	const component = lazyComponent(fetch);
	whenIdle(component.prepare);
	return component;
}
