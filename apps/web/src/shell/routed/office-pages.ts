import type { ComponentType } from 'react'

/** Where the pages of the office lie, those of the demonstration, which shows the same, and sheets for the printing program. A chunk of its own: they are many, and a phone on its way never comes to one. */
export const modules = import.meta.glob<{ Component: ComponentType }>([
  '../../office/*/pages/*.tsx',
  '../../demo/pages/**/*.tsx',
  '../../paper/pages/**/*.tsx',
  '!**/*.test.tsx',
])
