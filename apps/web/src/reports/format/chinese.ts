const CHINESE = /[\u3400-\u9fff]/

/** Chinese outside quotation marks: a quoted name is an original, and says so by its marks. */
export const hasChinese = (text: string): boolean => CHINESE.test(text.replace(/“[^”]*”/g, ''))
