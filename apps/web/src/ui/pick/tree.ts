export interface TreeNode {
  value: string
  label: string
  children?: readonly TreeNode[]
}

/** The leaves below these nodes, in their order. */
export const leavesOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (node.children?.length ? leavesOf(node.children) : [node]))

/** Values of all nodes that count as ticked: chosen leaves, and branches whose leaves are all chosen. */
export function tickedOf(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): Set<string> {
  const ticked = new Set<string>()
  const look = (node: TreeNode): boolean => {
    const below = node.children ?? []
    const on = below.length > 0 ? below.map(look).every(Boolean) : chosen.has(node.value)
    if (on) ticked.add(node.value)
    return on
  }
  for (const node of nodes) look(node)
  return ticked
}

/** The chosen leaves after a press on a node: all below it go in, or out when all were in. */
export function pressed(node: TreeNode, chosen: readonly string[]): string[] {
  const below = leavesOf([node]).map((leaf) => leaf.value)
  const all = below.every((value) => chosen.includes(value))
  const rest = chosen.filter((value) => !below.includes(value))
  return all ? rest : [...rest, ...below]
}
