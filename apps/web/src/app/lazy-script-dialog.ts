import { lazyWhenIdle } from '../ui/lazy-component.tsx';

export const ScriptDialog = lazyWhenIdle(() => import('../features/script/script-dialog.tsx'));
