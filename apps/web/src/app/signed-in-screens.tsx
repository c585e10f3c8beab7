import { lazyComponent } from '../ui/lazy-component.tsx';

export const GeneratorPage = lazyComponent(() => import('./generator-page.tsx'));
export const HistoryPage = lazyComponent(() => import('./history-page.tsx'));
export const DocumentsPage = lazyComponent(() => import('./documents-page.tsx'));
export const SearchPage = lazyComponent(() => import('./search-page.tsx'));
export const SettingsPage = lazyComponent(() => import('./settings-page.tsx'));
export const PodcastPage = lazyComponent<{ id: string }>(() => import('./podcast-page.tsx'));
export const AdminPage = lazyComponent(() => import('./admin-page.tsx'));
export const NotFoundPage = lazyComponent(() => import('./not-found-page.tsx'));
