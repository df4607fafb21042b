/** The icons of Bastion that are not in the page from the start. */

export const boardIcons = async () => (await import('../generated/icons/bastion')).ICONS;
