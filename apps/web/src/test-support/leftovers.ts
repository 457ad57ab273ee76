/** Files of this project run one after another in one document: what a file leaves on the page, the next one would find there. */
import { afterAll, expect } from 'vitest'

afterAll(() => {
  if (globalThis.document) expect(document.body.textContent).toBe('')
})
