import { later } from '../ui/later.tsx';

export const GeneratorPage = later(() => import('./generator-page.tsx'));
export const HistoryPage = later(() => import('./history-page.tsx'));
export const DocumentsPage = later(() => import('./documents-page.tsx'));
export const SearchPage = later(() => import('./search-page.tsx'));
export const SettingsPage = later(() => import('./settings-page.tsx'));
export const PodcastPage = later<{ id: string }>(() => import('./podcast-page.tsx'));
export const AdminPage = later(() => import('./admin-page.tsx'));
export const NotFoundPage = later(() => import('./not-found-page.tsx'));
