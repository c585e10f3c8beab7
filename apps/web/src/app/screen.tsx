import { type ComponentType, lazy, type ReactNode, useState } from 'react';

export interface Screen<Props> {
	(props: Props): ReactNode;
	/** Has it there before it is rendered, so that it comes with the first rendering. */
	load: () => Promise<unknown>;
}

/** A screen whose code comes when it is wanted. */
export function screen<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>): Screen<Props> {
	let loaded: ComponentType<Props> | undefined;
	const load = async () => {
		const fetched = await fetch();
		loaded = fetched.default;
		return fetched;
	};
	const Later: ComponentType<Props> = lazy(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, here and nowhere else
	const Screen = (props: Props) => {
		const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
		return <Shown {...props} />;
	};
	return Object.assign(Screen, { load });
}
