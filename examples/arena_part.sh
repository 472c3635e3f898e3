#!/usr/bin/env bash
# A part of an arena (docs/arena.md), for a cluster: as many jobs or ranks as there are, each plays its part.
#
#   sbatch --array=1-20 arena_part.sh FOLDER GAME --bots A,B --games N ...
#   mpirun -n 20 arena_part.sh FOLDER GAME --bots A,B --games N ...
#   benben merge FOLDER/part-*
#
# What follows the folder goes to `benben arena`, and is the same for all. A part that was ended goes on where it was. BENBEN
# names the program, if it is not in PATH.
#SBATCH --job-name=benben-arena
#SBATCH --cpus-per-task=4
#SBATCH --mem-per-cpu=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
#SBATCH --output=%x-%A-%a.log
set -euo pipefail

# shellcheck disable=SC2153  # Slurm sets the least of the array, too.
if [[ ${SLURM_ARRAY_TASK_ID-} ]]; then
  part=$((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN + 1)) parts=$SLURM_ARRAY_TASK_COUNT
elif [[ ${OMPI_COMM_WORLD_RANK-} ]]; then  # Open MPI
  part=$((OMPI_COMM_WORLD_RANK + 1)) parts=$OMPI_COMM_WORLD_SIZE
elif [[ ${PMI_RANK-} ]]; then  # MPICH, Intel MPI
  part=$((PMI_RANK + 1)) parts=$PMI_SIZE
else
  echo "arena_part.sh: neither a job of an array of Slurm nor a rank of MPI" >&2
  exit 2
fi
folder=$1
shift
mkdir -p "$folder"
exec "${BENBEN:-benben}" arena "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$part/$parts" --out "$folder/part-$part"
