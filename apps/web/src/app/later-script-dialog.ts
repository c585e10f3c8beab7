import { atLeisure } from '../ui/later.tsx';

export const ScriptDialog = atLeisure(() => import('../features/script/script-dialog.tsx'));
