/**
 * Looks at places on the page no more than once a frame, and in the frame: a look while parts are being drawn would have the whole
 * page laid out in the same task.
 * @returns `ask` for a look, and `stop`, after which none comes
 */
export function perFrame(look: () => void): { ask: () => void; stop: () => void } {
  let asked = 0
  return {
    ask: () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        look()
      })
    },
    stop: () => cancelAnimationFrame(asked),
  }
}
