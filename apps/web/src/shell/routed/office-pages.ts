import type { ComponentType } from 'react'

/** Where the pages of the office lie, and those of the demonstration, which shows the same. A chunk of its own: they are many, and a phone on its way never comes to one. */
export const modules = import.meta.glob<{ Component: ComponentType }>([
  '../../office/*/pages/*.tsx',
  '../../demo/pages/**/*.tsx',
  '!**/*.test.tsx',
])
