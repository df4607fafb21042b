/** The icons of Sanctum that are not in the page from the start. */

export const roadIcons = async () => (await import('../generated/icons/sanctum')).ICONS;
/** Those of the final battle. */
export const finalIcons = async () => (await import('../generated/icons/sanctum-final')).ICONS;
