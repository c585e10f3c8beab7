// Swagger UI speaks English only and leaves some fields without a name for screen readers: both are put right here,
// in what it has drawn.
const WORDS = new Map([
	['Authorize', 'Autorizar'],
	['Available authorizations', 'Formas de autorização'],
	['Body', 'Corpo'],
	['Cancel', 'Cancelar'],
	['Clear', 'Limpar'],
	['Close', 'Fechar'],
	['Code', 'Código'],
	['Controls ', 'Define '],
	['Curl', 'Comando'],
	['Default value', 'Valor padrão'],
	['Description', 'Descrição'],
	['Details', 'Detalhes'],
	['Download', 'Baixar'],
	['Edit Value', 'Valor'],
	['Example Value', 'Exemplo'],
	['Execute', 'Executar'],
	['Headers:', 'Cabeçalhos:'],
	['Links', 'Ligações'],
	['Logout', 'Esquecer'],
	['Media type', 'Tipo'],
	['Name', 'Nome'],
	['No links', 'Nenhuma'],
	['No parameters', 'Sem parâmetros'],
	['Parameters', 'Parâmetros'],
	['Request URL', 'Endereço'],
	['Request body', 'Corpo do pedido'],
	['Request duration', 'Duração'],
	['Reset', 'Desfazer'],
	['Response body', 'Corpo da resposta'],
	['Response headers', 'Cabeçalhos da resposta'],
	['Responses', 'Respostas'],
	['Schema', 'Esquema'],
	['Schemas', 'Esquemas'],
	['Server response', 'Resposta do servidor'],
	['Servers', 'Servidor'],
	['Snippets', 'Comandos'],
	['Try it out', 'Experimentar'],
	['Type', 'Tipo'],
	['Undocumented', 'Não documentado'],
	['Value:', 'Valor:'],
]);
const NAMES = [
	['#servers', 'Servidor'],
	['textarea.body-param__text', 'Corpo do pedido'],
	['select.content-type', 'Tipo de conteúdo'],
];

/** @param {Element} root */
function putRight(root) {
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const word = WORDS.get(text.nodeValue ?? '');
		if (word !== undefined && !text.parentElement?.closest('pre, code, textarea, .markdown')) text.nodeValue = word;
	}
	for (const [selector = '', name = ''] of NAMES) {
		for (const field of root.querySelectorAll(selector)) field.setAttribute('aria-label', name);
	}
	for (const region of root.querySelectorAll('pre')) region.tabIndex = 0;
}

// The theme that was chosen in the product (apps/web/src/lib/theme.ts), else the system's.
const night = matchMedia('(prefers-color-scheme: dark)');
const dress = () => {
	const theme = localStorage.getItem('nexus_theme') ?? (night.matches ? 'dark' : 'light');
	document.documentElement.classList.toggle('dark-mode', theme === 'dark');
};
night.addEventListener('change', dress);
dress();

const main = /** @type {Element} */ (document.querySelector('#documentation'));
new MutationObserver(() => putRight(main)).observe(main, { childList: true, subtree: true });

/** @type {any} */ (window).SwaggerUIBundle({
	url: '/api/openapi.json',
	dom_id: '#documentation',
	docExpansion: 'list',
	defaultModelsExpandDepth: 0,
	defaultModelExpandDepth: 2,
	displayRequestDuration: true,
	persistAuthorization: false,
	tryItOutEnabled: true,
	validatorUrl: null,
});
