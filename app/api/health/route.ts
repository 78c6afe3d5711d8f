/** The process answers. Says nothing about what it depends on, so that an orchestrator restarts only what is stuck. */
export const GET = () => Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });

export const dynamic = "force-dynamic";
