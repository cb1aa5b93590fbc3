/** Its page has one search field; an address that names it opens the page with the field ready to type in. */
export const searchFieldId = 'search-field'
