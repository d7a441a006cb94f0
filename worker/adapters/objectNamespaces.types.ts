import type { CounterRpc } from '#durable/counter/counter.types.ts'
import type { KeeperRpc, RelayRpc } from '#durable/keeper/keeper.types.ts'
import type { RoomRpc } from '#durable/ports/room.types.ts'
import type { VisitorRpc } from '#durable/ports/visitor.types.ts'

/** Object namespaces with their RPC methods. */
export type VisitorNamespace = DurableObjectNamespace<VisitorRpc & Rpc.DurableObjectBranded>
export type RoomNamespace = DurableObjectNamespace<RoomRpc & Rpc.DurableObjectBranded>
export type CounterNamespace = DurableObjectNamespace<CounterRpc & Rpc.DurableObjectBranded>
export type KeeperNamespace = DurableObjectNamespace<KeeperRpc & Rpc.DurableObjectBranded>
export type RelayNamespace = DurableObjectNamespace<RelayRpc & Rpc.DurableObjectBranded>
