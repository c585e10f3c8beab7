/** The look of a row of tabs: words on a hairline, the open one underlined. */
export const TAB_LIST = 'flex gap-6 overflow-x-auto border-b border-hairline';
export const TAB =
	'-mb-px h-11 shrink-0 border-b-2 border-transparent px-0.5 font-medium text-soft transition-colors duration-150 ' +
	'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink';
