"""
Circles of 3 to 6 nodes by igraph: the peer of bench/graph/circles.ts.  python3 igraph-circles.py EDGES

igraph 0.10 has no search for circles of a bounded length; this is the fastest that its C core was found to do: strong components, the node
with most ways through it first, and of each root the simple paths to those before it, within the nodes that lie near it both ways.
"""
import collections
import json
import resource
import sys
import time

import igraph

LONGEST = 6

with open(sys.argv[1]) as rows:
    next(rows)
    edges = [tuple(map(int, row.split(","))) for row in rows]
whole = igraph.Graph(n=1 + max(map(max, edges)), edges=edges, directed=True)

started = time.perf_counter()
part = whole.connected_components("strong").membership
graph = whole.subgraph_edges([e.index for e in whole.es if part[e.source] == part[e.target]])
nodes = range(graph.vcount())
ways = [out * into for out, into in zip(graph.outdegree(), graph.indegree())]
rank = [0] * len(ways)
for place, node in enumerate(sorted(nodes, key=lambda v: -ways[v])):
    rank[node] = place
graph = graph.permute_vertices(rank)
counts = collections.Counter()
for root in nodes:
    back = set(graph.neighborhood(root, order=LONGEST - 1, mode="in"))
    near = [v for v in graph.neighborhood(root, order=LONGEST - 1, mode="out") if v > root and v in back]
    if not near:
        continue
    around = graph.induced_subgraph([root, *near])
    before = around.predecessors(0)
    if before:
        counts.update(map(len, around.get_all_simple_paths(0, to=before, cutoff=LONGEST - 1)))
seconds = time.perf_counter() - started

print(
    json.dumps(
        {
            "counts": {str(length): counts[length] for length in range(3, LONGEST + 1)},
            "seconds": seconds,
            "peakMb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            "version": igraph.__version__,
        }
    )
)
