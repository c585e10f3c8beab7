import { createRoot } from 'react-dom/client';
import './styles.css';
import { App } from './app.tsx';

const root = document.getElementById('root');
/** Where index.html shows the landing page already, the app begins with it at once and nothing is seen to change. */
const landing = document.documentElement.dataset.starts === 'app' ? undefined : await import('./landing-page.tsx');
if (root) createRoot(root).render(<App Landing={landing?.default} />);
