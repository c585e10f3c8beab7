import { screen } from './screen.tsx';

export const GeneratorPage = screen(() => import('./generator-page.tsx'));
export const HistoryPage = screen(() => import('./history-page.tsx'));
export const SettingsPage = screen(() => import('./settings-page.tsx'));
export const PodcastPage = screen<{ id: string }>(() => import('./podcast-page.tsx'));
export const NotFoundPage = screen(() => import('./not-found-page.tsx'));
