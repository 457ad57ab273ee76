export function compileCache(folder?: string): { NODE_COMPILE_CACHE?: string }
