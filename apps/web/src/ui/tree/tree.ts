export interface TreeNode {
  value: string
  label: string
  /** Said small under the label. */
  note?: string
  children?: readonly TreeNode[]
}

/** The leaves below these nodes, in their order. */
export const leavesOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (node.children?.length ? leavesOf(node.children) : [node]))

/** How a node is ticked: a leaf that is chosen, a branch whose leaves all are, or (`mixed`) some of them. */
export function tickOf(node: TreeNode, chosen: ReadonlySet<string>): boolean | 'mixed' {
  const below = leavesOf([node])
  const on = below.filter(({ value }) => chosen.has(value)).length
  if (on === 0) return false
  return on === below.length || 'mixed'
}

/** The chosen leaves after a press on a node: all below it go in, or out when all were in. */
export function pressed(node: TreeNode, chosen: readonly string[]): string[] {
  const below = leavesOf([node]).map((leaf) => leaf.value)
  const all = below.every((value) => chosen.includes(value))
  const rest = chosen.filter((value) => !below.includes(value))
  return all ? rest : [...rest, ...below]
}

/** A node as it is reached by keyboard. */
export interface Seen {
  node: TreeNode
  parent: TreeNode | null
}

/** The nodes that are not folded away, from the top. */
export const seenOf = (
  nodes: readonly TreeNode[],
  folded: ReadonlySet<string>,
  parent: TreeNode | null = null,
): Seen[] =>
  nodes.flatMap((node) => [
    { node, parent },
    ...(folded.has(node.value) ? [] : seenOf(node.children ?? [], folded, node)),
  ])
