export interface Page {
	limit: number;
	offset: number;
}

export interface Paged<Item> {
	items: Item[];
	total: number;
}
