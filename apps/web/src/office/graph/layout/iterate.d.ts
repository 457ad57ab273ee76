/** One step of ForceAtlas2 over its matrices: the library ships no types of this file. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  import type { ForceAtlas2Settings } from 'graphology-layout-forceatlas2'

  export type ForceAtlas2Options = Required<ForceAtlas2Settings>
  export default function iterate(
    options: ForceAtlas2Options,
    nodes: Float32Array,
    edges: Float32Array,
  ): void
}
