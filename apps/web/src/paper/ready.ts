declare global {
  interface Window {
    /** The printer waits for this: data drawn and every font it needs in place. */
    __PAPER_READY__?: boolean
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(null)))

/**
 * Two frames so that layout has asked for its fonts, then all of them, then the sign. A font that fails to load still
 * lets the sheet print, in the next best font.
 */
export async function announceReady(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await document.fonts.ready
  window.__PAPER_READY__ = true
}
